import styled from 'styled-components';
import { CardLink } from '@nivara/shared/ui/layout/card';
import { space, text } from '@nivara/shared/ui/tokens/theme';
import { Picture } from '../../components/picture';
import type { Publication } from './publication';

/** Cards keep their width when there are only one or two. */
export const PublicationGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  gap: ${space[5]};
  padding: 0;
  list-style: none;

  > * {
    min-width: 0;
  }
`;

const Cover = styled(Picture)`
  aspect-ratio: 16 / 10;
  border-radius: 0;
`;

const Kind = styled.p`
  font-size: ${text.small};
  font-weight: 600;
`;

interface PublicationCardProps {
  publication: Publication;
  level: 2 | 3;
}

export function PublicationCard({ publication, level }: PublicationCardProps) {
  const { url, title, summary, picture } = publication;
  return (
    <CardLink
      to={url}
      title={title}
      level={level}
      media={<Cover src={picture} width={640} height={480} />}
      cue="Read it"
    >
      <Kind>{kindInWords(publication)}</Kind>
      {summary && <p>{summary}</p>}
    </CardLink>
  );
}

/** "Leaflet, 4 minutes" */
export const kindInWords = ({ kind, minutes }: Publication): string =>
  minutes > 0 ? `${kind}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}` : kind;
