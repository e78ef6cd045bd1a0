export { default } from '#pages/blogs/+Page.tsx';
