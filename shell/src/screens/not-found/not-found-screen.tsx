import styled from 'styled-components';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Heading, Lead, Page, Stack } from '@nivara/shared/ui/layout/layout';
import { space } from '@nivara/shared/ui/tokens/theme';
import { paths } from '../../app/paths';
import { brand } from '@nivara/shared/contracts/brand';
import { SearchBox } from '../../search/search-box';

export function NotFoundScreen() {
  return (
    <Page>
      <title>{`Page not found · ${brand.name}`}</title>
      <Frame>
        <Heading level={1}>This page isn’t here</Heading>
        <Lead>
          The address may have a typing mistake, or the page may not be open yet. Search for what you need, or
          go back to the start.
        </Lead>
        <SearchBox />
        <div>
          <ButtonLink to={paths.home}>Back to the home page</ButtonLink>
        </div>
      </Frame>
    </Page>
  );
}

const Frame = styled(Stack)`
  padding-block: ${space[8]};
  max-width: 44rem;
`;
