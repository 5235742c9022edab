import styled from 'styled-components';
import { brand } from '@nivara/shared/contracts/brand';
import { TextLink } from '@nivara/shared/ui/navigation/link';
import { color, text } from '@nivara/shared/ui/tokens/theme';

const Note = styled.p`
  color: ${color.textMuted};
  font-size: ${text.small};
`;

export const PriceNote = ({ what }: { what: string }) => (
  <Note>
    Tell us which {what} you would like when you book. Questions before that? Call{' '}
    <TextLink href={brand.phone.href}>{brand.phone.text}</TextLink>.
  </Note>
);
