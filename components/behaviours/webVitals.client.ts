import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

/** Pushes a metric to the queue of the analytics script, if there is one. */
function report({ name, value, id }: Metric): void {
  const queue = 'dataLayer' in window ? window.dataLayer : undefined;
  if (Array.isArray(queue)) queue.push({ event: 'web-vitals', name, value, id });
}

/**
 * Measures the Core Web Vitals of this page (specification 2.1 and 7); called only with analytics
 * consent.
 */
export function reportWebVitals(): void {
  onCLS(report);
  onINP(report);
  onLCP(report);
}
