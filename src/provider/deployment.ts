/** APIs that a screen may call; the deployment's settings give each a base URL. */
export type ApiName = "provider" | "platform" | "vas";

export type Deployment = {
  readonly bases: Readonly<Record<ApiName, string>>;
  /** What requests for a company send as `AppID`. */
  readonly applicationId: (company: string | undefined) => string;
  /** The company for a host that names none. */
  readonly defaultCompany: string | undefined;
  /** Hosts, with their port, to which links may lead without asking first; undefined leaves the choice to tenants. */
  readonly linkHosts: readonly string[] | undefined;
  /** Hosts at which a payment may be confirmed (3-D Secure); no payment leads anywhere else. */
  readonly redirectHosts: readonly string[];
  /** Whether the server says that it is the sandbox. The sign-in screen then shows the demo customers. */
  readonly sandbox: boolean;
};

/** What is needed to ask which bank this is, and what a screen reads. */
export type PlatformSettings = {
  readonly provider: string;
  readonly platform: string;
  readonly applicationId: Deployment["applicationId"];
  readonly defaultCompany: string | undefined;
};

/** Reads only what is needed to ask which bank this is. */
export function readPlatformSettings(document: Document): PlatformSettings {
  const read = readerOf(document);
  return {
    provider: withSlash(read("api-provider") ?? "/api/v1/"),
    platform: withSlash(read("api-platform") ?? "/platform/api/v1/"),
    applicationId: (company) => applicationIn(read("application-id") ?? "", company),
    defaultCompany: read("default-company"),
  };
}

/** The key of a company before its application. `c2VjcmV0==` is an application: base64 may end so. */
const OF_COMPANY = /^[a-z\d-]+=+[^=]/;

/** From `demo-application sahel=another`: the application of one company, else the one that names no company. */
function applicationIn(applications: string, company: string | undefined): string {
  const all = applications.split(/\s+/);
  const own = all.find((one) => OF_COMPANY.test(one) && one.startsWith(`${company}=`));
  return own?.slice(own.indexOf("=") + 1) ?? all.find((one) => !OF_COMPANY.test(one)) ?? "";
}

/**
 * Reads the settings of this deployment from the `<meta>` tags of index.html, so that one build serves every
 * environment. A tag that the build left unfilled (`%VITE_…%`) counts as missing.
 */
export function readDeployment(document: Document): Deployment {
  const read = readerOf(document);
  const { provider, platform, ...settings } = readPlatformSettings(document);
  return {
    ...settings,
    bases: {
      provider,
      platform,
      vas: withSlash(read("api-vas") ?? "/"),
    },
    linkHosts: listOf(read("link-hosts")),
    redirectHosts: listOf(read("redirect-hosts")) ?? [],
    sandbox: read("sandbox") === "true",
  };
}

/** Where the app reports its errors on this host, and in which share of page loads (0 to 1); without a path, nowhere. */
export function readErrorReports(document: Document): {
  readonly path: string | undefined;
  readonly share: number;
} {
  const read = readerOf(document);
  return { path: read("error-reports"), share: Number(read("error-share") ?? 1) };
}

function readerOf(document: Document): (name: string) => string | undefined {
  return (name) => {
    const content = document.querySelector(`meta[name="${name}"]`)?.getAttribute("content")?.trim();
    return content && !content.startsWith("%") ? content : undefined;
  };
}

function listOf(hosts: string | undefined): readonly string[] | undefined {
  return hosts?.toLowerCase().split(/[\s,]+/);
}

function withSlash(base: string): string {
  return base.endsWith("/") ? base : `${base}/`;
}
