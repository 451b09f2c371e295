import { useLocation, useNavigate } from "react-router-dom";

import { readDeployment } from "#provider/deployment.ts";

import { addressPath, readAddress, type Address } from "./address.ts";

/** The tenant that opens where none is named: the bank of the host that names none. */
const USUAL = readDeployment(document).defaultCompany ?? "";

/** What the URL says, and ways to say something else. What is not named stays. */
export function useAddress() {
  const address = readAddress(useLocation(), USUAL);
  const navigate = useNavigate();
  /** The path of an address that differs so. */
  const to = (changes: Partial<Address>) => addressPath({ ...address, ...changes }, USUAL);
  return {
    address,
    to,
    /** Goes to another subject or state, and Back returns. */
    go: (changes: Partial<Address>) => void navigate(to(changes)),
    /** Another look at the same: no step of its own in the history. */
    look: (changes: Partial<Address>) => void navigate(to(changes), { replace: true }),
  };
}
