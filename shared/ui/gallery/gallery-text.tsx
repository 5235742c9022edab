import styled from 'styled-components';
import { Badge } from '../feedback/badge';
import { Button, ButtonLink, IconButton } from '../form/button';
import * as icons from '../layout/icon';
import { Cluster, Eyebrow, Heading, Lead, Section, Stack } from '../layout/layout';
import { TextLink } from '../navigation/link';
import { Spinner } from '../feedback/spinner';
import { color, radius, space, text } from '../tokens/theme';

const Swatch = styled.li<{ $value: string }>`
  display: flex;
  width: 8.5rem;
  flex-direction: column;
  gap: ${space[2]};
  color: ${color.textMuted};
  font-size: ${text.small};

  &::before {
    height: 3.5rem;
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${({ $value }) => $value};
    content: '';
  }
`;

export function GalleryText() {
  return (
    <>
      <Stack $gap={4}>
        <Heading level={3}>Headings and text</Heading>
        <Eyebrow>Eyebrow</Eyebrow>
        <Heading level={4} look="h1">
          Care that listens first
        </Heading>
        <Heading level={4} look="h2">
          A physician-founded practice in Pune
        </Heading>
        <Heading level={4} look="h3">
          What happens at a first visit
        </Heading>
        <Heading level={4}>How long it takes</Heading>
        <Lead>We take an hour for your first visit, because good questions come before good answers.</Lead>
        <p>
          Running text is set in Figtree. It may hold <TextLink to="/">a link to a page</TextLink>, a
          telephone number such as <TextLink href="tel:+912025530000">020 2553 0000</TextLink>, or{' '}
          <TextLink href="https://www.who.int/" newTab>
            another site
          </TextLink>
          .
        </p>
      </Stack>

      <Stack $gap={4}>
        <Heading level={3}>Buttons</Heading>
        <Cluster>
          <Button>Book a visit</Button>
          <Button variant="secondary">See all services</Button>
          <Button variant="quiet">Not now</Button>
          <Button variant="danger">Delete the draft</Button>
          <Button disabled>Not available</Button>
          <Button busy busyLabel="Booking…">
            Book a visit
          </Button>
        </Cluster>
        <Cluster>
          <Button size="small">Small</Button>
          <Button>Medium</Button>
          <Button size="large">Large</Button>
          <Button icon={<icons.CalendarIcon size={20} />}>With an icon</Button>
          <ButtonLink to="/" variant="secondary">
            A link
          </ButtonLink>
          <ButtonLink href="tel:+912025530000" icon={<icons.PhoneIcon size={20} />}>
            Call us
          </ButtonLink>
          <IconButton label="Search">
            <icons.SearchIcon />
          </IconButton>
          <Spinner label="Loading the example" />
        </Cluster>
        <Button full>As wide as its room</Button>
      </Stack>

      <Stack $gap={4}>
        <Heading level={3}>Badges</Heading>
        <Cluster>
          <Badge>Neutral</Badge>
          <Badge tone="primary">Online</Badge>
          <Badge tone="accent">New</Badge>
          <Badge tone="success">Confirmed</Badge>
          <Badge tone="warning">Few places left</Badge>
          <Badge tone="error">Cancelled</Badge>
        </Cluster>
      </Stack>

      <Stack $gap={4}>
        <Heading level={3}>Icons</Heading>
        <Cluster $gap={4}>
          {Object.entries(icons).map(([name, Icon]) => (
            <Icon key={name} />
          ))}
        </Cluster>
      </Stack>

      <Stack $gap={4}>
        <Heading level={3}>Colours</Heading>
        <Cluster as="ul" $gap={4} role="list">
          {Object.entries(color).map(([name, value]) => (
            <Swatch key={name} $value={value}>
              {name}
            </Swatch>
          ))}
        </Cluster>
      </Stack>

      <Stack $gap={4}>
        <Heading level={3}>Bands</Heading>
        {(['sand', 'deep'] as const).map((tone) => (
          <Section key={tone} tone={tone} tight aria-label={`A ${tone} band`}>
            <Stack $gap={3}>
              <Eyebrow>On {tone}</Eyebrow>
              <Heading level={4} look="h2">
                Rest is part of the treatment
              </Heading>
              <Lead>Text on this background, with a button and a link.</Lead>
              <Cluster $gap={5}>
                <Button variant="secondary">Book a visit</Button>
                <TextLink to="/">How we work</TextLink>
              </Cluster>
            </Stack>
          </Section>
        ))}
      </Stack>
    </>
  );
}
