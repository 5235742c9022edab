import styled from 'styled-components';
import { dateInWords } from '@nivara/shared/domain/clinic-time';
import type { VisitLink, VisitSummary } from '@nivara/shared/domain/visit';
import { Card } from '@nivara/shared/ui/layout/card';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { opensRow } from '@nivara/shared/ui/navigation/opens-row';
import { color, space, text } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../../paths';

const List = styled.ul`
  display: grid;
  padding: 0;
  gap: ${space[3]};
  list-style: none;

  li {
    ${opensRow}
  }
  small {
    display: block;
    color: ${color.textMuted};
    font-size: ${text.small};
  }
`;

interface VisitLinksProps {
  links: VisitSummary['links'];
  username: string;
}

/** Shows nothing when nothing was written during the visit. */
export function VisitLinks({ links, username }: VisitLinksProps) {
  const { prescriptions, tests, plans, documents, followUps } = links;
  const written = [
    ...prescriptions.map((link) => ({
      what: 'Prescription',
      link,
      to: paths.prescriptionView(username, link.id),
    })),
    ...tests.map((link) => ({ what: 'Test', link, to: paths.testReport(username, link.id) })),
    ...plans.map((link) => ({ ...planPage(link, username), link })),
    ...documents.map((link) => ({ what: 'Document', link, to: paths.uploads(username) })),
    ...followUps.map((link) => ({ what: 'Follow-up', link, to: paths.newAppointments(username) })),
  ];
  if (written.length === 0) return null;
  return (
    <Card as="section" $padding="roomy" aria-labelledby="written">
      <Stack $gap={4}>
        <Heading level={2} look="h3" id="written">
          From this visit
        </Heading>
        <List role="list">
          {written.map(({ what, link, to }) => (
            <li key={link.id}>
              <TextLink to={to}>{link.title || what}</TextLink>
              <small>
                {what}, {dateInWords(link.date)}
              </small>
            </li>
          ))}
        </List>
      </Stack>
    </Card>
  );
}

const planPage = ({ id, kind }: VisitLink, username: string) =>
  kind === 'diet'
    ? { what: 'Diet', to: paths.dietPlan(username, id) }
    : { what: 'Yoga', to: paths.yogaPlan(username, id) };
