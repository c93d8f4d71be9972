import { PageOutlet } from '../../frame/layouts/page-outlet.tsx';
import { Frame } from './frame.tsx';

export default function CorporateDefaultLayout() {
  return (
    <Frame>
      <PageOutlet />
    </Frame>
  );
}
