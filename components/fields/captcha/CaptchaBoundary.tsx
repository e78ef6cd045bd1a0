import { Component, type ReactNode } from 'react';

type Props = { onFault: () => void; children: ReactNode };

/** Keeps a fault in the provider's script from taking the form, and all that was typed into it, down with it. */
export class CaptchaBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(): void {
    this.props.onFault();
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
