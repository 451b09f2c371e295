import { useLocation, useNavigate } from "react-router-dom";

import { addressPath, readAddress, type Address } from "./address.ts";

/** What the URL says, and ways to say something else. What is not named stays. */
export function useAddress() {
  const address = readAddress(useLocation());
  const navigate = useNavigate();
  /** The path of an address that differs so. */
  const to = (changes: Partial<Address>) => addressPath({ ...address, ...changes });
  return {
    address,
    to,
    /** Goes to another subject or state, and Back returns. */
    go: (changes: Partial<Address>) => void navigate(to(changes)),
    /** Another look at the same: no step of its own in the history. */
    look: (changes: Partial<Address>) => void navigate(to(changes), { replace: true }),
  };
}
