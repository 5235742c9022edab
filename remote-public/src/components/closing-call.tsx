import styled from 'styled-components';
import { ButtonLink } from '@nivara/shared/ui/form/button';
import { Card } from '@nivara/shared/ui/layout/card';
import { PhoneIcon } from '@nivara/shared/ui/layout/icon';
import { Cluster, Heading, Lead, Page, Stack } from '@nivara/shared/ui/layout/layout';
import { color, media, radius, space } from '@nivara/shared/ui/tokens/theme';
import { brand } from '@nivara/shared/contracts/brand';
import { bookNowPath } from '../paths';
import { Picture } from './picture';

const Section = styled(Page)`
  padding-bottom: clamp(${space[7]}, 6vw, ${space[8]});
`;

const Panel = styled(Card)`
  overflow: hidden;
  padding: clamp(${space[6]}, 6vw, ${space[8]});
  border-radius: calc(${radius.large} * 1.4);

  > div {
    position: relative;
    max-width: 36rem;
  }
`;

const Leaves = styled(Picture)`
  position: absolute;
  right: -2rem;
  bottom: -1.5rem;
  display: none;
  width: 21rem;

  ${media.tablet} {
    display: block;
    opacity: 0.35;
  }
  ${media.desktop} {
    opacity: 1;
  }
`;

/** The theme's button colours have too little contrast on the deep panel in the dark theme. */
const Light = styled(ButtonLink)`
  && {
    border-color: transparent;
    background: ${color.onDeep};
    color: ${color.deep};
  }
  &&:hover {
    background: color-mix(in srgb, ${color.onDeep} 85%, ${color.deep});
  }
`;

const Outline = styled(ButtonLink)`
  && {
    border-color: ${color.onDeepMuted};
    background: transparent;
    color: ${color.onDeep};
  }
  &&:hover {
    background: color-mix(in srgb, ${color.onDeep} 12%, transparent);
  }
`;

interface ClosingCallProps {
  title: string;
  /** The name of the page's service. */
  service?: string;
  /** The name of the page's doctor. */
  doctor?: string;
  children: string;
}

/** Ends a page with an invitation to the next step. */
export function ClosingCall({ title, service, doctor, children }: ClosingCallProps) {
  return (
    <Section data-screen-only>
      <Panel as="section" $tone="deep" aria-labelledby="closing-call">
        <Leaves src="images/leaves.svg" width={420} height={420} />
        <Stack $gap={5}>
          <Heading level={2} id="closing-call">
            {title}
          </Heading>
          <Lead>{children}</Lead>
          <Cluster>
            <Light to={bookNowPath({ service, doctor })} size="large">
              Book an appointment
            </Light>
            <Outline href={brand.phone.href} size="large" icon={<PhoneIcon size={20} />}>
              {brand.phone.text}
            </Outline>
          </Cluster>
        </Stack>
      </Panel>
    </Section>
  );
}
