import styled from 'styled-components';
import { CardLink } from '@nivara/shared/ui/layout/card';
import { EmptyState } from '@nivara/shared/ui/feedback/empty-state';
import { SkeletonCard } from '@nivara/shared/ui/feedback/skeleton';
import { media, space } from '@nivara/shared/ui/tokens/theme';
import { SERVICES_FILE, toServices } from '../service-entry';
import { useStaticData } from '@nivara/shared/app-context/use-static-data';
import { assetUrl } from '@nivara/shared/api-client/asset-url';
import { IconImage } from '@nivara/shared/ui/layout/icon-image';
import { Loaded } from '@nivara/shared/ui/feedback/loaded';

const SERVICE_COUNT = 10;

/** Ten cards fill every row, since there are one, two or five columns. */
const Grid = styled.ul`
  display: grid;
  gap: ${space[3]};
  padding: 0;
  margin: 0;
  list-style: none;

  > li {
    min-width: 0;
  }
  ${media.tablet} {
    gap: ${space[4]};
    grid-template-columns: 1fr 1fr;
  }
  @media (min-width: 73.75em) {
    grid-template-columns: repeat(5, 1fr);
  }
`;

export function ServiceCards({ level = 3 }: { level?: 2 | 3 }) {
  const services = useStaticData(SERVICES_FILE, toServices);
  return (
    <Loaded data={services} skeleton={<CardSkeletons />} failure="The services could not be loaded">
      {(entries) =>
        entries.length === 0 ? (
          <EmptyState title="No services are listed at the moment">Please call the front desk.</EmptyState>
        ) : (
          <Grid role="list">
            {entries.map(({ url, name, icon, text }) => (
              <li key={url}>
                <CardLink
                  to={url}
                  title={name}
                  level={level}
                  icon={icon ? <IconImage src={assetUrl(icon)} size={26} /> : undefined}
                >
                  {text && <p>{text}</p>}
                </CardLink>
              </li>
            ))}
          </Grid>
        )
      }
    </Loaded>
  );
}

function CardSkeletons() {
  return (
    <Grid as="div">
      {Array.from({ length: SERVICE_COUNT }, (_, index) => (
        <SkeletonCard key={index} lines={5} />
      ))}
    </Grid>
  );
}
