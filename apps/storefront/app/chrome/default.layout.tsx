import { Frame } from './frame.tsx';
import { PageOutlet } from './page-outlet.tsx';

export default function DefaultLayout() {
  return (
    <Frame>
      <PageOutlet />
    </Frame>
  );
}
