import { Component, type ReactNode } from 'react';

type Props = {
  /** What the content is made of. When it changes, rendering the content is tried again. */
  text: string;
  fallback: ReactNode;
  children: ReactNode;
};

type State = { text?: string; isBroken?: boolean };

/** Shows the fallback in place of content that can't be rendered, so that only this text is affected. */
export class UnlessItBreaks extends Component<Props, State> {
  static getDerivedStateFromError = (): State => ({ isBroken: true });

  static getDerivedStateFromProps = ({ text }: Props, state: State): State | null =>
    text === state.text ? null : { text, isBroken: false };

  override state: State = {};

  override render = () => (this.state.isBroken ? this.props.fallback : this.props.children);
}
