import { IconFrame, type IconProps } from '@nivara/shared/ui/layout/icon-frame';

export const BellIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6 16.5V10.5a6 6 0 0 1 12 0v6l1.5 1.5h-15L6 16.5ZM10 20.5c1.2.9 2.8.9 4 0" />
  </IconFrame>
);
