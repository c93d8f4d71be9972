import { Frame } from '../layouts/frame.tsx';
import { PageOutlet } from '../layouts/page-outlet.tsx';

export default function CorporateDefaultLayout() {
  return (
    <Frame>
      <PageOutlet />
    </Frame>
  );
}
