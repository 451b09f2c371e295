import useSWR from "swr";

import { fetchCompany } from "#app/boot/fetch-tenant.ts";
import { surroundingsOf } from "#gallery/view/surroundings.ts";
import { readDeployment } from "#provider/deployment.ts";
import { createClient } from "#provider/client.ts";
import { loadTenant } from "#tenant/load.ts";
import type { Settings } from "#tenant/settings.ts";

/** The settings that a bank runs on, with unsaved edits; undefined while they load, null where there is no such bank. */
export function useSettings(tenant: string, drafts: string | undefined): Settings | null | undefined {
  const { data, isLoading } = useSWR(
    ["settings", tenant, drafts],
    async () => await readSettings(tenant, drafts),
    {
      keepPreviousData: true,
    },
  );
  if (data?.key === tenant) return data.settings;
  return isLoading ? undefined : null;
}

/** The same, asked for once. */
export async function readSettings(tenant: string, drafts: string | undefined) {
  const { bases, applicationId } = readDeployment(document);
  const credentials = { token: "", applicationId: applicationId(tenant) };
  const send = createClient({ bases, credentials: () => credentials, onUnauthorized: () => undefined });
  const { tab, device, fetchTenantText } = surroundingsOf({
    subject: "",
    state: "",
    scheme: "light",
    tenant,
    ...(drafts && { drafts }),
  });
  const loaded = await loadTenant(tenant, {
    fetchCompany: async (key) => await fetchCompany(send, key),
    fetchTenantText,
    storage: tab,
    device,
  });
  return loaded.kind === "ready" ? { key: tenant, settings: loaded.settings } : undefined;
}
