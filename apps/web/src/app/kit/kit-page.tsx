export function KitPage() { return null; }
