import styled, { css } from 'styled-components';
import type { IconText } from '@nivara/shared/domain/course';
import { Heading, Section, Stack } from '@nivara/shared/ui/layout/layout';
import { breakpoint, color, media, radius, space } from '@nivara/shared/ui/tokens/theme';
import { assetUrl } from '@nivara/shared/api-client/asset-url';
import { IconImage } from '@nivara/shared/ui/layout/icon-image';

const List = styled.ul<{ $centred: boolean }>`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    padding: ${space[4]} ${space[5]};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    background: ${color.surface};

    ${media.tight} {
      flex-direction: column;
      align-items: flex-start;
    }
  }
  ${media.tablet} {
    ${({ $centred }) =>
      $centred
        ? css`
            grid-template-columns: 1fr 1fr;

            li:last-child {
              width: calc(50% - ${space[2]});
              grid-column: 1 / -1;
              justify-self: center;
            }
          `
        : css`
            grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));

            /* Three narrow columns leave no room for an icon beside the text. */
            @media (width < ${breakpoint.desktop}) {
              li {
                flex-direction: column;
                align-items: flex-start;
              }
            }
          `}
  }
`;

const Disc = styled.span`
  display: grid;
  width: 3rem;
  height: 3rem;
  flex: none;
  place-items: center;
  border-radius: ${radius.medium};
  background: ${color.primarySoft};
`;

interface IconItemsSectionProps {
  id: string;
  title: string;
  items: IconText[];
  /** Two columns, with the last item centred below them. */
  centred?: boolean;
}

export function IconItemsSection({ id, title, items, centred = false }: IconItemsSectionProps) {
  if (items.length === 0) return null;
  return (
    <Section id={id} tight aria-labelledby={`${id}-title`}>
      <Stack $gap={5}>
        <Heading level={2} id={`${id}-title`}>
          {title}
        </Heading>
        <List role="list" $centred={centred}>
          {items.map(({ icon, text }) => (
            <li key={text}>
              {icon && (
                <Disc>
                  <IconImage src={assetUrl(icon)} size={24} />
                </Disc>
              )}
              {text}
            </li>
          ))}
        </List>
      </Stack>
    </Section>
  );
}
