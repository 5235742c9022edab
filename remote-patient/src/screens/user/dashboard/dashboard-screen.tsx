import { Alert } from '@nivara/shared/ui/alert';
import { StatCard } from '@nivara/shared/ui/stat-card';
import { media, space } from '@nivara/shared/ui/theme';
import styled from 'styled-components';
import { AreaPage } from '../../../components/area-page';
import { useSignedInUser } from '../../../use-signed-in-user';
import { NextSteps } from './next-steps';
import { placeholderFigures } from './placeholder-figures';

/** Four cards: in one, two or four columns, never three and one. */
const Cards = styled.div`
  display: grid;
  gap: ${space[4]};

  grid-template-columns: 1fr 1fr;

  @media (max-width: 339px) {
    grid-template-columns: 1fr;
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

export function DashboardScreen() {
  const user = useSignedInUser();
  return (
    <AreaPage name="Dashboard" heading={user ? `Welcome, ${user.UserFullName || user.UserName}` : 'Welcome'}>
      <Alert title="Placeholder figures">
        The four figures below are examples that show how this page will look. They do not describe you or the
        clinic.
      </Alert>
      <Cards>
        {placeholderFigures.map(({ label, value }) => (
          <StatCard key={label} label={label} value={value} />
        ))}
      </Cards>
      {user && <NextSteps username={user.UserName} />}
    </AreaPage>
  );
}
