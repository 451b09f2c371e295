import { useId, useMemo } from "react";
import { styled } from "styled-components";

import { Combobox } from "#ui/controls/combobox.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import type { Address } from "#gallery/shell/address/address.ts";
import { coarse, ToolSelect } from "#gallery/shell/looks/controls.ts";
import { tenantFile } from "#gallery/shell/project/tenant-file.ts";
import { useAddress } from "#gallery/shell/address/use-address.ts";

const Searched = styled.div`
  --control-height: 2.25rem;
  width: 12rem;
  font-size: var(--text-s);
  ${coarse} {
    --control-height: var(--touch);
  }
`;

/** More banks than these are searched, not looked through. */
const LISTED = 30;

/** Chooses the bank. */
export function TenantSelect({ tenants }: { tenants: readonly string[] }) {
  const { address, look } = useAddress();
  const id = useId();
  const choose = (tenant: string) => look(otherTenant(address, tenant));
  const all = useMemo(() => [...new Set([...tenants, address.tenant])], [tenants, address.tenant]);
  const options = useMemo(() => all.map((tenant) => ({ value: tenant, label: tenant })), [all]);
  if (all.length > LISTED)
    return (
      <Searched>
        <VisuallyHidden as="label" id={`${id}-label`} htmlFor={id}>
          Tenant
        </VisuallyHidden>
        <Combobox
          control={{
            id,
            "aria-describedby": undefined,
            "aria-invalid": undefined,
            "aria-required": undefined,
          }}
          name="tenant"
          label="Tenant"
          options={options}
          value={address.tenant}
          // A bank is always chosen: emptying the field chooses none.
          onChange={(tenant) => tenant !== undefined && choose(tenant)}
        />
      </Searched>
    );
  return (
    <ToolSelect aria-label="Tenant" value={address.tenant} onChange={({ target }) => choose(target.value)}>
      {all.map((tenant) => (
        <option key={tenant}>{tenant}</option>
      ))}
    </ToolSelect>
  );
}

/** If the editor shows the old tenant's file, it switches to the new tenant's. */
function otherTenant({ tenant, file }: Address, other: string): Partial<Address> {
  return { tenant: other, ...(file === tenantFile(tenant) && { file: tenantFile(other) }) };
}
