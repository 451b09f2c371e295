import { useLocation, useNavigate } from "react-router-dom";

import { readDeployment } from "#provider/deployment.ts";

import { addressPath, readAddress, type Address } from "./address.ts";

/** The tenant for an address that names none: the company of a host that names none. */
const USUAL = readDeployment(document).defaultCompany ?? "";

/** The state in the URL, and functions to change it. Parts that a change does not name stay. */
export function useAddress() {
  const address = readAddress(useLocation(), USUAL);
  const navigate = useNavigate();
  /** The path of the address with these changes. */
  const to = (changes: Partial<Address>) => addressPath({ ...address, ...changes }, USUAL);
  return {
    address,
    /** The tenant of an address that names none: empty when the deployment has none. */
    usual: USUAL,
    to,
    /** Goes to another subject or state; Back returns. */
    go: (changes: Partial<Address>) => void navigate(to(changes)),
    /** Changes the look of the same state, without an entry in the history. */
    look: (changes: Partial<Address>) => void navigate(to(changes), { replace: true }),
  };
}
