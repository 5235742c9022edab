import { IconFrame, type IconProps } from '@nivara/shared/ui/layout/icon-frame';

/** Icons that only the patient's area uses; icons for all parts are in shared/ui/layout/icon.tsx. */
export const FamilyIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="8" cy="7.5" r="3" />
    <circle cx="17" cy="10" r="2.25" />
    <path d="M2.5 19.5c.3-4 2.5-6 5.5-6s5.2 2 5.5 6M14.7 15.3c.7-.5 1.5-.8 2.4-.8 2.4 0 4.1 1.7 4.4 5" />
  </IconFrame>
);

export const DashboardIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="3.5" y="3.5" width="7" height="9" rx="1.5" />
    <rect x="13.5" y="3.5" width="7" height="5" rx="1.5" />
    <rect x="3.5" y="15.5" width="7" height="5" rx="1.5" />
    <rect x="13.5" y="11.5" width="7" height="9" rx="1.5" />
  </IconFrame>
);

export const BookingIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M6.5 3.5h11a1.5 1.5 0 0 1 1.5 1.5v15.5l-7-4.5-7 4.5V5a1.5 1.5 0 0 1 1.5-1.5ZM12 7v5M9.5 9.5h5" />
  </IconFrame>
);

export const PrescriptionIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="4.5" y="4.5" width="15" height="16" rx="2" />
    <path d="M9 4.5V3h6v1.5M8 10h5M8 14h3M14.5 13.5v4M12.5 15.5h4" />
  </IconFrame>
);

export const YogaIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <circle cx="12" cy="4.8" r="2" />
    <path d="M12 8.5V14M12 9.5l-6 4M12 9.5l6 4M12 14c-3 .5-5.6 1.9-7.5 4.2 2.3 1.3 5 .6 7.5-1.3 2.5 1.9 5.2 2.6 7.5 1.3C17.6 15.9 15 14.5 12 14Z" />
  </IconFrame>
);

export const DietIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 8c-1.6-1.6-4-1.9-5.7-.6C3.8 9.3 4 13.5 5.8 17c1.3 2.5 3.2 3.9 4.9 3.3.9-.3 1.7-.3 2.6 0 1.7.6 3.6-.8 4.9-3.3 1.8-3.5 2-7.7-.5-9.6C16 6.1 13.6 6.4 12 8ZM12 8c0-2.5 1-4.3 3-5" />
  </IconFrame>
);

export const BillIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M5.5 3.5h13v17l-2.2-1.5-2.15 1.5L12 19l-2.15 1.5L7.7 19l-2.2 1.5v-17ZM9 8h6M9 11h6M9.5 14.5h2" />
  </IconFrame>
);

export const UploadIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 15.5V4M7.5 8.5 12 4l4.5 4.5M4 15.5v3A1.5 1.5 0 0 0 5.5 20h13a1.5 1.5 0 0 0 1.5-1.5v-3" />
  </IconFrame>
);

export const ConsentIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12 3 19 5.8v5c0 4.6-2.9 7.9-7 9.7-4.1-1.8-7-5.1-7-9.7v-5L12 3ZM8.7 11.7l2.3 2.3 4.3-4.5" />
  </IconFrame>
);

export const OfferIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M12.7 3.5h6.3A1.5 1.5 0 0 1 20.5 5v6.3L11.8 20a1.5 1.5 0 0 1-2.1 0L4 14.3a1.5 1.5 0 0 1 0-2.1l8.7-8.7ZM16 8h.1" />
  </IconFrame>
);

export const PackageIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="m12 3 8 4.25v9.5L12 21l-8-4.25v-9.5L12 3ZM4.2 7.4 12 11.6l7.8-4.2M12 11.6V21" />
  </IconFrame>
);

export const TreatmentIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <path d="M9.5 3.5h5v6h6v5h-6v6h-5v-6h-6v-5h6v-6Z" />
  </IconFrame>
);

export const ServicesIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="3.5" y="4" width="17" height="16" rx="2" />
    <path d="M14.5 4v16M17 8.5h1M17 12h1M17 15.5h1" />
  </IconFrame>
);

export const PanelIcon = (props: IconProps) => (
  <IconFrame {...props}>
    <rect x="3.5" y="4" width="17" height="16" rx="2" />
    <path d="M9.5 4v16M6 8.5h1M6 12h1M6 15.5h1" />
  </IconFrame>
);
