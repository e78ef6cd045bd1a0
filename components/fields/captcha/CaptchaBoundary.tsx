import { Component, type ReactNode } from 'react';

type Props = { onError: () => void; children: ReactNode };

/** Contains errors of the provider's script, so that the form and everything typed into it stay. */
export class CaptchaBoundary extends Component<Props, { broken: boolean }> {
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
