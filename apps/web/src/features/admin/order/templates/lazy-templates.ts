import { createLazyPart } from '#ui/overlay/lazy-part.tsx';

// Only who writes to a carrier needs them.
export const TemplateChoice = createLazyPart(async () => (await import('./template-choice.tsx')).TemplateChoice);
export const OrderTemplates = createLazyPart(async () => (await import('./order-templates.tsx')).OrderTemplates);
