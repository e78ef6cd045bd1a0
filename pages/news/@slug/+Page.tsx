export { default } from '#pages/article/+Page.tsx';
