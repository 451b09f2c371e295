import type { Address } from "./address.ts";
import { ToolSelect } from "./controls.ts";
import { tenantFile } from "./tenant-file.ts";
import { useAddress } from "./use-address.ts";

/** Chooses the bank. */
export function TenantSelect({ tenants }: { tenants: readonly string[] }) {
  const { address, look } = useAddress();
  return (
    <ToolSelect
      aria-label="Tenant"
      value={address.tenant}
      onChange={({ target }) => look(otherTenant(address, target.value))}
    >
      {[...new Set([...tenants, address.tenant])].map((tenant) => (
        <option key={tenant}>{tenant}</option>
      ))}
    </ToolSelect>
  );
}

/** If the editor shows the old tenant's file, it switches to the new tenant's. */
function otherTenant({ tenant, file }: Address, other: string): Partial<Address> {
  return { tenant: other, ...(file === tenantFile(tenant) && { file: tenantFile(other) }) };
}
