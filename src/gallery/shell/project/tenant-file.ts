import defaults from "#tenants/default.json" with { type: "json" };

/** Path of a company's tenant file. */
export function tenantFile(tenant: string): string {
  return `tenants/${tenant}.json`;
}

/** The text of a new tenant file: the default theme, ready to be changed. */
export function newTenantText(): string {
  const { brand, accent, radius, font } = defaults.theme;
  return `{
  "$schema": "../schemas/meta/tenant.schema.json",
  "theme": { "brand": "${brand}", "accent": "${accent}", "radius": ${radius}, "font": "${font}" }
}
`;
}
