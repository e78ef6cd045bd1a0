/**
 * The complete list of what ships React: each name, and the module that exports a component of that name. Each loads on its
 * own, when its island asks for it.
 */
export const islands = {
  ContactForm: () => import('./ContactForm.island.tsx'),
  EventCalendar: () => import('./EventCalendar.island.tsx'),
  HeroControls: () => import('./HeroControls.island.tsx'),
  MembershipForm: () => import('./MembershipForm.island.tsx'),
  PhotoLightbox: () => import('./PhotoLightbox.island.tsx'),
  TestimonialControls: () => import('./TestimonialControls.island.tsx'),
} satisfies Record<string, () => Promise<object>>;
