import { PageOutlet } from '../../frame/layouts/page-outlet.tsx';
import { Frame } from './frame.tsx';

export default function DefaultLayout() {
  return (
    <Frame>
      <PageOutlet />
    </Frame>
  );
}
