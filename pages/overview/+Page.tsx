/**
 * The same page under its second address (specification 2.3); its canonical is /become-a-member.
 */
export { default } from '#pages/become-a-member/+Page.tsx';
