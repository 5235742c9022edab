import type { ComponentType } from 'react';
import styled from 'styled-components';
import { ArrowRightIcon, HeartIcon, PinIcon } from '@nivara/shared/ui/layout/icon';
import type { IconProps } from '@nivara/shared/ui/layout/icon-frame';
import { IconList } from './icon-list';

/** Invented directions, like the address in brand.ts: a clinic replaces them by its own. */
const ways: { icon: ComponentType<IconProps>; title: string; text: string }[] = [
  {
    icon: ArrowRightIcon,
    title: 'By train, metro or bus',
    text: 'Get off at Shivajinagar. Follow Example Road on foot for about five minutes.',
  },
  {
    icon: PinIcon,
    title: 'By car or rickshaw',
    text: 'The white house with the red roof, on the left. Parking is in the yard behind it.',
  },
  {
    icon: HeartIcon,
    title: 'If walking is hard',
    text: 'Two places beside the door are kept free, and somebody comes out with a wheelchair: call when you set off.',
  },
];

const List = styled(IconList)`
  strong {
    display: block;
    font-weight: 600;
  }
`;

/** Directions in words, so that they can be read out to a driver. */
export function DirectionsList() {
  return (
    <List role="list">
      {ways.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <Icon />
          <div>
            <strong>{title}</strong>
            {text}
          </div>
        </li>
      ))}
    </List>
  );
}
