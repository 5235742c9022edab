import styled from 'styled-components';
import { Letterhead, PaperTitle } from '@nivara/shared/area/letterhead';
import { clinicDate, dateInWords, dayInWords, momentInWords } from '@nivara/shared/domain/clinic-time';
import type { VisitSummary } from '@nivara/shared/domain/visit';
import { Facts } from '@nivara/shared/ui/layout/facts';
import { Heading, Stack } from '@nivara/shared/ui/layout/layout';
import { color, space, text } from '@nivara/shared/ui/tokens/theme';

const Addenda = styled.ol`
  display: grid;
  padding: 0;
  gap: ${space[3]};
  list-style: none;

  p {
    white-space: pre-line;
  }
  small {
    color: ${color.textMuted};
    font-size: ${text.small};
  }
`;

/** Doctor and patient, for paper only: on screen the line below the page's heading names them. */
const People = styled.div`
  @media screen {
    display: none;
  }
`;

export const VisitSheet = ({ visit }: { visit: VisitSummary }) => (
  <Letterhead titleId="visit">
    <Stack $gap={5}>
      <PaperTitle level={2} look="h3" id="visit">
        {visit.service}, {dayInWords(visit.date)}
      </PaperTitle>
      <People>
        <Facts
          facts={[
            ['Patient', visit.patientName],
            ['Doctor', visit.doctor],
          ]}
        />
      </People>
      <Facts
        facts={[
          ['Why you came', visit.complaint],
          ['Assessment', visit.assessment],
          ['Plan', visit.plan],
          ['Advice', visit.advice],
          ['Please come again', visit.followUpOn === null ? null : dayInWords(visit.followUpOn)],
          ['Signed', dateInWords(clinicDate(new Date(visit.signedAt)))],
        ]}
      />
      {visit.addenda.length === 0 ? null : (
        <Stack as="section" $gap={3} aria-labelledby="addenda">
          <Heading level={3} look="h4" id="addenda">
            Added later
          </Heading>
          <Addenda role="list">
            {visit.addenda.map(({ at, doctor, text: added }) => (
              <li key={at}>
                <p>{added}</p>
                <small>
                  {doctor}, {momentInWords(new Date(at))}
                </small>
              </li>
            ))}
          </Addenda>
        </Stack>
      )}
    </Stack>
  </Letterhead>
);
