import type { Director } from '@nivara/shared/domain/director';

/** A profile without a name is still shown. */
export const shownName = ({ name }: Pick<Director, 'name'>): string => name || 'A member of our team';
