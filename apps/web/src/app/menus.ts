/** What stands in the side menu of each area, in the order of the specification [2]. */
export const menus = {
  user: [
    { to: '/trucks', label: 'Trucks' },
    { to: '/companies', label: 'Companies' },
    { to: '/trailers', label: 'Trailers' },
    { to: '/order_list', label: 'Order List' },
    { to: '/new_order', label: 'New Order' },
    { to: '/account', label: 'Account' },
    { to: '/payment', label: 'Payment' },
    { to: '/notifications', label: 'Notifications' },
    { to: '/provisions', label: 'Provisions' },
  ],
  admin: [
    { to: '/dashboard', label: 'Dashboard' },
    { to: '/permits', label: 'Permits' },
    { to: '/users', label: 'Users' },
    { to: '/admins', label: 'Admins' },
    { to: '/blog', label: 'Blog' },
  ],
} as const;

/** Which of the two signed-in areas the frame is for. */
export type Area = keyof typeof menus;
