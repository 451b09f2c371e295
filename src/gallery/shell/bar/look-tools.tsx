import { Monitor, Moon, Smartphone, Sun, Tablet } from "lucide-react";
import type { ReactNode } from "react";

import type { Catalogue } from "#gallery/protocol.ts";
import { WIDTHS, type Width } from "#gallery/shell/address/address.ts";
import { ToolSelect } from "#gallery/shell/looks/controls.ts";
import { Segments } from "#gallery/shell/looks/segments.tsx";
import { useAddress } from "#gallery/shell/address/use-address.ts";

import { TenantSelect } from "./tenant-select.tsx";

/** Chooses tenant, language, scheme and width of the state. */
export function LookTools({ catalogue: { tenants, languages } }: { catalogue: Catalogue }) {
  const { address, look } = useAddress();
  return (
    <>
      <TenantSelect tenants={tenants} />
      <ToolSelect
        aria-label="Language"
        value={address.language ?? ""}
        onChange={({ target }) => look({ language: target.value || undefined })}
      >
        <option value="">Bank’s language</option>
        <option value="en">English</option>
        {languages.filter(isLanguage).map(({ tag, name }) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </ToolSelect>
      <SchemeAndWidth />
    </>
  );
}

/** Chooses scheme and width. */
export function SchemeAndWidth() {
  const { address, look } = useAddress();
  return (
    <>
      <Segments
        label="Scheme"
        options={SCHEMES}
        value={address.scheme}
        onChange={(scheme) => look({ scheme })}
      />
      <Segments
        label="Width"
        options={WIDTH_OPTIONS}
        value={String(address.width)}
        onChange={(text) => look({ width: WIDTHS.find((width) => String(width) === text)! })}
      />
    </>
  );
}

/** Variants in a tone show with the tenants that have it. */
function isLanguage({ tag }: { readonly tag: string }): boolean {
  return !tag.includes("-x-");
}

const SCHEMES = [
  { value: "light", label: "Light", icon: <Sun size="1.125em" /> },
  { value: "dark", label: "Dark", icon: <Moon size="1.125em" /> },
] as const;

const WIDTH_ICONS: Record<Width, ReactNode> = {
  360: <Smartphone size="1.125em" />,
  768: <Tablet size="1.125em" />,
  1280: <Monitor size="1.125em" />,
};
const WIDTH_OPTIONS = WIDTHS.map((width) => ({
  value: String(width),
  label: `${width} pixels wide`,
  icon: WIDTH_ICONS[width],
}));
