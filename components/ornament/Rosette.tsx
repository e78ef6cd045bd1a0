import styles from './Rosette.module.css';

export type RosetteName =
  | 'home'
  | 'join'
  | 'nfp'
  | 'pound'
  | 'become-a-member'
  | 'contact-us'
  | 'guides'
  | 'blogs'
  | 'calendar'
  | 'photos2025'
  | 'our-team'
  | 'how-to-series'
  | 'fact-sheets'
  | 'templates'
  | 'webinars'
  | 'glossary'
  | 'whats-happening'
  | 'events'
  | 'news'
  | 'fees'
  | 'affiliate'
  | '404'
  | 'how-to-conduct-ml-and-tf-risk-assessment'
  | 'how-to-comply-with-fca-consumer-duty'
  | 'how-to-prepare-for-an-hmrc-audit'
  | 'how-to-start-a-currency-exchange-bureau'
  | 'how-to-stay-compliant-with-regdata-submissions'
  | 'how-to-renew-hmrc-mlr';

/**
 * A guilloche rosette, the pattern of banknotes: decoration at an edge or behind a picture. It is a mask over a gradient of
 * tokens, so that one file serves both colour schemes. Its parent must be positioned and isolated; `className` places it.
 */
export function Rosette({ name, className }: { name: RosetteName; className?: string | undefined }) {
  return <i className={`${styles.rosette} ${className ?? ''}`} data-rosette={name} aria-hidden="true" />;
}
