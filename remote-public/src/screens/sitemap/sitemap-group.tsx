import styled from 'styled-components';
import type { SitemapEntry } from '@nivara/shared/contracts/sitemap';
import { Heading } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { space } from '@nivara/shared/ui/tokens/theme';

const Group = styled.section`
  padding-bottom: ${space[6]};
  break-inside: avoid;

  ul {
    padding: 0;
    margin-top: ${space[2]};
    list-style: none;
  }
  a {
    display: inline-flex;
    min-height: 2.25rem;
    align-items: center;
  }
`;

export function SitemapGroup({ kind, pages }: { kind: string; pages: readonly SitemapEntry[] }) {
  return (
    // The footer has groups with the same headings, so this name differs from theirs.
    <Group aria-label={`Pages: ${kind}`}>
      <Heading level={2} look="h3">
        {kind}
      </Heading>
      <ul role="list">
        {pages.map(({ title, url }) => (
          <li key={url}>
            <TextLink to={url}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </Group>
  );
}
