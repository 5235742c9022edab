import styled from 'styled-components';
import { Card } from '@nivara/shared/ui/layout/card';
import { Heading } from '@nivara/shared/ui/layout/layout';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { color, media, space, text } from '@nivara/shared/ui/tokens/theme';
import { Picture } from '../../components/picture';
import type { Announcement } from './announcement';

/** Shows two or three cards in a row; the first one fills the columns that would stay empty, picture beside text. */
export const Posters = styled.ul`
  display: grid;
  gap: ${space[5]};
  padding: 0;
  list-style: none;

  > * {
    min-width: 0;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, 1fr);

    > :first-child:nth-last-child(odd) {
      grid-column: span 2;
    }
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, 1fr);

    > :first-child:nth-last-child(3n) {
      grid-column: auto;
    }
    > :first-child:nth-last-child(3n + 1) {
      grid-column: span 3;
    }
    > :first-child:nth-last-child(3n + 2) {
      grid-column: span 2;
    }
  }
`;

const AnnouncementItem = styled.li`
  container-type: inline-size;
`;

const Poster = styled(Card)`
  display: flex;
  overflow: hidden;
  height: 100%;
  flex-direction: column;

  @container (min-width: 34rem) {
    flex-direction: row;

    > img {
      width: 45%;
      height: auto;
    }
  }
`;

const Art = styled(Picture)`
  height: 11rem;
  border-radius: 0;
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[5]};
`;

const Where = styled.p`
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};
  margin-top: auto;
  color: ${color.textMuted};
  font-size: ${text.small};
`;

export function AnnouncementList({ announcements }: { announcements: readonly Announcement[] }) {
  return (
    <Posters role="list">
      {announcements.map(({ title, text: words, where, picture, link }, index) => (
        <AnnouncementItem key={index}>
          <Poster as="article" $padding="none" aria-label={title || undefined}>
            <Art src={picture} width={640} height={480} />
            <Words>
              {title && <Heading level={3}>{title}</Heading>}
              {words && <p>{words}</p>}
              {link && (
                <p>
                  <TextLink to={link.to}>{link.text}</TextLink>
                </p>
              )}
              {where && <Where>Where: {where}</Where>}
            </Words>
          </Poster>
        </AnnouncementItem>
      ))}
    </Posters>
  );
}
