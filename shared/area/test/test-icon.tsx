import { IconFrame, type IconProps } from '@nivara/shared/ui/layout/icon-frame';

export const TestIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M9.5 3v6L4.3 18a1.7 1.7 0 0 0 1.5 2.5h12.4a1.7 1.7 0 0 0 1.5-2.5L14.5 9V3M8 3h8M6.7 14.5h10.6" />
  </IconFrame>
);
