/**
 * The complete list of what ships React: each name, and the module that exports a component of that name. Each loads on its
 * own, when its island asks for it.
 */
export const islands = {
  ContactForm: () => import('./forms/ContactForm.tsx'),
  EventCalendar: () => import('./calendar/EventCalendar.tsx'),
  HeroControls: () => import('./hero/HeroControls.tsx'),
  MembershipForm: () => import('./forms/MembershipForm.tsx'),
  PhotoLightbox: () => import('./gallery/PhotoLightbox.tsx'),
  TestimonialControls: () => import('./testimonial/TestimonialControls.tsx'),
} satisfies Record<string, () => Promise<object>>;
