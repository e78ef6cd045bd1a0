import type HCaptcha from '@hcaptcha/react-hcaptcha';
import { Component, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { hook } from '#components/dom/hooks.ts';
import { nextPaint } from '#components/dom/nextPaint.ts';
import { LIMIT_MS } from '#components/dom/timeLimit.ts';
import field from '#components/fields/Field.module.css';
import { ErrorMessage } from '#components/fields/Field.tsx';
import styles from './CaptchaBox.module.css';
import { captchaToken } from './captchaToken.ts';

export type CaptchaHandle = {
  /**
   * Resets the widget and gives the token that it had, of which captchaToken.ts keeps a copy; empty
   * without one.
   */
  take: () => string;
  /** Drops a token that was sent. */
  spend: (token: string) => void;
};

type Props = {
  ref: Ref<CaptchaHandle>;
  /** hCaptcha's component, once it is fetched. */
  Widget: typeof HCaptcha | undefined;
  sitekey: string;
  /**
   * What the box shows while the captcha loads, and the messages when it fails, expires or can't be
   * loaded.
   */
  text: { waiting: string; failed: string; expired: string; blocked: string };
  /** How else to reach the association, for when the widget is blocked. */
  children: ReactNode;
};

/** Contains errors of the provider's script, so that the form and everything typed into it stay. */
class CaptchaBoundary extends Component<{ onError: () => void; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}

/** Events that count as using the form: a mouse that merely passes over it does not. */
const TOUCHES = ['focusin', 'pointerdown'];
const NORMAL_WIDTH = 304;

/**
 * hCaptcha, in a box reserved for it; rendered when its form is first used, and for nobody who only
 * reads the page. Its errors are shown below it; sending never waits for it (specification
 * 4).
 */
export function Captcha({ ref, Widget, sitekey, text, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const widget = useRef<HCaptcha>(null);
  const [token] = useState(() => captchaToken());
  const [appearance, setAppearance] = useState<{ size: 'normal' | 'compact'; theme: 'light' | 'dark' }>();
  const [ready, setReady] = useState(false);
  const [error, setError] = useState<'failed' | 'expired' | 'blocked'>();

  useImperativeHandle(ref, () => ({
    take() {
      widget.current?.resetCaptcha();
      return token.read();
    },
    spend: token.spend,
  }));

  useEffect(() => {
    const place = box.current;
    const form = place?.closest('form');
    if (!place || !form) return;
    // Where there is no room CaptchaBox.module.css has made the box narrower.
    const sizeNow = () => (place.clientWidth < NORMAL_WIDTH ? 'compact' : 'normal');
    const load = async () => {
      stop();
      // Let the browser paint its response to the click first.
      await nextPaint();
      const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
      setAppearance({ size: sizeNow(), theme });
    };
    const stop = () => {
      for (const type of TOUCHES) form.removeEventListener(type, load);
    };
    for (const type of TOUCHES) form.addEventListener(type, load);
    if (form.contains(document.activeElement)) load();
    const resize = () => setAppearance((now) => now && { ...now, size: sizeNow() });
    addEventListener('resize', resize);
    return () => {
      stop();
      removeEventListener('resize', resize);
    };
  }, []);
  useEffect(() => {
    if (!appearance || ready) return;
    const timer = setTimeout(() => setError('blocked'), LIMIT_MS);
    return () => clearTimeout(timer);
  }, [appearance, ready]);

  return (
    <div className={styles.place}>
      <div className={styles.box} ref={box} {...hook('build-captcha')}>
        {!ready && error !== 'blocked' && <p className={field.hint}>{text.waiting}</p>}
        {Widget && appearance && (
          <CaptchaBoundary onError={() => setError('blocked')}>
            <Widget
              ref={widget}
              // The widget can't be resized: a new key remounts it.
              key={appearance.size}
              sitekey={sitekey}
              {...appearance}
              sentry={false}
              onReady={() => {
                setReady(true);
                setError(undefined);
              }}
              onVerify={(solved) => {
                token.keep(solved);
                setError(undefined);
              }}
              onExpire={() => {
                token.spend(token.read());
                setError('expired');
              }}
              onChalExpired={() => setError('expired')}
              onError={(code) => setError(code.startsWith('script') ? 'blocked' : 'failed')}
            />
          </CaptchaBoundary>
        )}
      </div>
      <div role="alert">
        {error && <ErrorMessage>{text[error]}</ErrorMessage>}
        {error === 'blocked' && children}
      </div>
    </div>
  );
}
