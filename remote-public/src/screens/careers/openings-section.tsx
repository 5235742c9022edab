import styled from 'styled-components';
import { useStaticData } from '@nivara/shared/app-context/use-static-data';
import { Alert } from '@nivara/shared/ui/feedback/alert';
import { Card, CardGrid } from '@nivara/shared/ui/layout/card';
import { Heading, Section, Stack } from '@nivara/shared/ui/layout/layout';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { color, media, space } from '@nivara/shared/ui/tokens/theme';
import { SectionIntro } from '../../components/section-intro';
import { CAREERS_FILE, readCareers, type CareersPage, type Role } from './careers-page';

/** The six roles fill every row, whether there are one, two or three columns. */
const Roles = styled(CardGrid)`
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
  p {
    margin-top: ${space[2]};
    color: ${color.textMuted};
  }
`;

export function OpeningsSection() {
  const page = useStaticData(CAREERS_FILE, readCareers);
  return (
    <Section tight aria-labelledby="openings-title">
      <SectionIntro eyebrow="Whom we look for" title="Open positions" titleId="openings-title" />
      <Loaded data={page} skeleton={<Skeletons />} failure="The open positions could not be loaded">
        {(careers) => <Openings careers={careers} />}
      </Loaded>
    </Section>
  );
}

function Openings({ careers: { roles, openings } }: { careers: CareersPage }) {
  return (
    <Stack $gap={6}>
      {openings.length > 0 ? (
        <RoleCards roles={openings} />
      ) : (
        <Alert title="There are no open positions at the moment">
          We are glad to hear from you all the same, and keep what you send for a year if you wish.
        </Alert>
      )}
      {roles.length > 0 && (
        <Stack $gap={4}>
          <Heading level={3}>Whom we need again and again</Heading>
          <RoleCards roles={roles} level={4} />
        </Stack>
      )}
    </Stack>
  );
}

function RoleCards({ roles, level = 3 }: { roles: readonly Role[]; level?: 3 | 4 }) {
  return (
    <Roles as="ul" role="list">
      {roles.map(({ title, text }, index) => (
        <Card as="li" key={index}>
          <Heading level={level} look="h4">
            {title}
          </Heading>
          {text && <p>{text}</p>}
        </Card>
      ))}
    </Roles>
  );
}

function Skeletons() {
  return (
    <Roles>
      {Array.from({ length: 6 }, (_, index) => (
        <SkeletonCard key={index} lines={2} />
      ))}
    </Roles>
  );
}
