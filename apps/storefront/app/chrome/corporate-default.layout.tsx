import { Frame } from './frame.tsx';
import { PageOutlet } from './page-outlet.tsx';

export default function CorporateDefaultLayout() {
  return (
    <Frame>
      <PageOutlet />
    </Frame>
  );
}
