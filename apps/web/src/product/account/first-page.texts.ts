export const firstPageLabels = {
  dashboard: 'Open the dashboard first after sign-in',
  queue: 'Open the work queue first after sign-in',
};
