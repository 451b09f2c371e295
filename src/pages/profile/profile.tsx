import { useProfile } from "#pages/data/use-profile.ts";
import { LoadingCard } from "#pages/loading-card.tsx";
import { usePageServices } from "#pages/services.ts";
import { Loaded } from "#pages/loaded.tsx";
import { Grid, Stack } from "#ui/layout/stack.tsx";

import { IdentitySection } from "./identity-section.tsx";
import { PersonalSection } from "./personal-section.tsx";
import { ProfileHead } from "./profile-head.tsx";
import { SecuritySection } from "./security-section.tsx";
import { words } from "./words.ts";

/** The customer's data, and the ways to change password, PIN and documents (specification 2 §2). */
export function Profile() {
  const { user } = usePageServices();
  const profile = useProfile();
  const known = profile.data ?? {
    title: "",
    first_name: "",
    last_name: "",
    username: "",
    profile_pic: "",
    ...user,
  };
  return (
    <>
      <ProfileHead
        name={[known.title, known.first_name, known.last_name].filter(Boolean).join(" ")}
        username={typeof known.username === "string" ? known.username : ""}
        picture={known.profile_pic ?? ""}
      />
      <Grid $min="20rem" $gap={5}>
        <Loaded
          of={profile}
          card
          loading={<LoadingCard label={words.loading} rows={10} />}
          failure={words.failed}
        >
          {(data) => <PersonalSection profile={data} />}
        </Loaded>
        <Stack $gap={5}>
          <SecuritySection />
          {profile.data && <IdentitySection profile={profile.data} />}
        </Stack>
      </Grid>
    </>
  );
}
