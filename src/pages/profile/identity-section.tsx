import { css, styled } from "styled-components";

import { beside } from "#lib/text/isolated.ts";
import { formatDateTime } from "#lib/time/dates.ts";
import { safeLink } from "#lib/web/links.ts";
import type { Profile } from "#pages/data/use-profile.ts";
import { LeavingLink } from "#pages/leaving-link.tsx";
import { Section } from "#pages/section.tsx";
import { usePageServices } from "#pages/services.ts";
import { StatusBadge } from "#pages/transactions/rows/status-badge.tsx";
import { Loaded } from "#pages/loaded.tsx";
import { buttonStyles, type ButtonStyleProps } from "#ui/styles/button-styles.ts";
import { DescriptionList } from "#ui/values/description-list.tsx";
import { Skeleton } from "#ui/progress/skeleton.tsx";
import { Row } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";
import { Link } from "#ui/text/link.tsx";

import { idTypeText } from "./texts.ts";
import { useVerifications, type Verification } from "./use-verifications.ts";
import { words } from "./words.ts";

/** The screen with the KYC form. */
const KYC = "/profile/kyc";

const Way = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;
const documentStyles = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
`;
const Document = styled.a`
  ${documentStyles}
`;
const DocumentElsewhere = styled(LeavingLink)`
  ${documentStyles}
`;
const List = styled.ul`
  display: grid;
  gap: var(--space-3);
`;

/** The customer's identity: documents, their status, and the way to the form. */
export function IdentitySection({ profile }: { profile: Profile }) {
  const { id_type, valid_id_url, signature_url } = profile;
  return (
    <Section title={words.identity}>
      <DescriptionList
        rows={[
          { label: words.idType, value: id_type ? idTypeText(id_type) : words.notGiven },
          { label: words.validId, value: documentOf(valid_id_url, words.viewValidId) },
          { label: words.signature, value: documentOf(signature_url, words.viewSignature) },
        ]}
      />
      <Verifications />
      <Row>
        <Way to={KYC} $variant="secondary">
          {words.sendDocuments}
        </Way>
      </Row>
    </Section>
  );
}

function documentOf(address: string, view: string) {
  const link = safeLink(address);
  if (!link) return address ? words.received : words.notGiven;
  if ("href" in link) return <DocumentElsewhere href={link.href}>{view}</DocumentElsewhere>;
  return (
    <Document href={link.path} target="_blank" rel="noopener noreferrer">
      {view}
    </Document>
  );
}

function Verifications() {
  const loading = (
    <>
      <VisuallyHidden as="output">{words.loadingVerifications}</VisuallyHidden>
      <div aria-busy="true">
        <Skeleton />
      </div>
    </>
  );
  return (
    <Loaded
      of={useVerifications()}
      loading={loading}
      empty={<Text $tone="muted">{words.noDocuments}</Text>}
      failure={words.verificationsFailed}
    >
      {(sent) => (
        <List aria-label={words.documents}>
          {sent.map((one) => (
            <Sent key={one.id} {...one} />
          ))}
        </List>
      )}
    </Loaded>
  );
}

function Sent({ idType, status, createdAt }: Verification) {
  const { timeZone } = usePageServices().settings;
  return (
    <li>
      <Row $justify="space-between" $gap={2}>
        <Text as="span" $size="s">
          {beside([idTypeText(idType), formatDateTime(createdAt, timeZone)], ", ")}
        </Text>
        <StatusBadge {...status} />
      </Row>
    </li>
  );
}
