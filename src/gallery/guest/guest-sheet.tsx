import type { SharedDraft } from "#gallery/protocol-drafts.ts";
import { keyScreens } from "#gallery/shell/brand/key-screens.ts";
import { LOOKS, type Look } from "#gallery/shell/brand/looks.ts";
import { tellTime } from "#gallery/shell/named/kept-time.ts";
import { Page } from "#gallery/shell/looks/page-parts.ts";
import { SmallView, SmallViews } from "#gallery/shell/preview/small-view.tsx";
import { useAddress } from "#gallery/shell/address/use-address.ts";
import { type GalleryState, statesOf, type Subject, viewPath } from "#gallery/states.ts";
import { Alert } from "#ui/feedback/alert.tsx";
import { Fold } from "#ui/layout/fold.tsx";
import { Link } from "#ui/text/link.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";

type GuestSheetProps = { base: string; draft: SharedDraft; subjects: readonly Subject[] };

/** Everything that a draft changes: its screens, then its banks by their key screens, each on phone and desk. */
export function GuestSheet({ base, draft, subjects }: GuestSheetProps) {
  const screens = subjects.filter(({ id, screen }) => screen && draft.screens.includes(id));
  return (
    <Page>
      <Stack $gap={2}>
        <Heading as="h1" $size="2xl">
          {draft.name}
        </Heading>
        <Text $tone="muted">
          A draft, kept {tellTime(draft.keptAt)}. You can look at it and try it; nothing is changed or paid
          from here.
        </Text>
      </Stack>
      {screens.length + draft.banks.length === 0 && (
        <Alert tone="info">It changes no screen and no bank.</Alert>
      )}
      {screens.map((subject) => (
        <Stack key={subject.id} as="section" $gap={3}>
          <Heading $size="l">{subject.title}</Heading>
          {subject.screen?.module === undefined ? (
            <Alert tone="warning">Its file has errors: it cannot be shown until they are mended.</Alert>
          ) : (
            <ScreenViews base={base} subject={subject} tenant={draft.tenant} />
          )}
        </Stack>
      ))}
      {draft.banks.map((bank) => (
        <BankViews
          key={bank}
          base={base}
          bank={bank}
          tenant={bank === "default" ? draft.tenant : bank}
          subjects={keyScreens(subjects)}
        />
      ))}
    </Page>
  );
}

type ViewsProps = { base: string; tenant: string };

function ScreenViews({ base, subject, tenant }: ViewsProps & { subject: Subject }) {
  const { to } = useAddress();
  const states = statesOf(subject);
  return (
    <>
      <SmallViews className="sheets">
        {LOOKS.map((look) => (
          <OneView key={look.title} name={look.title} {...{ base, tenant, subject, look }} />
        ))}
      </SmallViews>
      <Fold title={`All ${states.length} states`}>
        <ul className="states">
          {states.map(({ id, title }) => (
            <li key={id}>
              <Link to={to({ subject: subject.id, state: id, tenant })}>{title}</Link>
            </li>
          ))}
        </ul>
      </Fold>
    </>
  );
}

function BankViews({
  base,
  bank,
  tenant,
  subjects,
}: ViewsProps & { bank: string; subjects: readonly Subject[] }) {
  return (
    <Stack as="section" $gap={4}>
      <Heading $size="l">{bank === "default" ? "Every bank" : `The bank ${bank}`}</Heading>
      {LOOKS.map((look) => (
        <Stack key={look.title} $gap={3}>
          <Heading as="h3" $size="m">
            {look.title}
          </Heading>
          <SmallViews className="sheets">
            {subjects.map((subject) => (
              <OneView key={subject.id} name={subject.title} {...{ base, tenant, subject, look }} />
            ))}
          </SmallViews>
        </Stack>
      ))}
    </Stack>
  );
}

type OneViewProps = ViewsProps & { name: string; subject: Subject; look: Look };

const STATE: GalleryState["id"] = "sandbox";

function OneView({ base, name, subject, tenant, look: { scheme, width } }: OneViewProps) {
  const { to } = useAddress();
  return (
    <SmallView
      title={name}
      src={viewPath({ subject: subject.id, state: STATE, tenant, scheme }, base)}
      to={to({ subject: subject.id, state: STATE, tenant, scheme, width })}
      width={width}
    />
  );
}
