/** The headers of each request to an API (specification 1 §6). */
export function requestHeaders(token: string, applicationId: string): Record<string, string> {
  return {
    Accept: "application/json",
    "Content-Type": "application/json",
    Authorization: `Bearer ${token}`,
    AppID: applicationId,
  };
}
