/** What the tabs of one browser send each other; who is logged in each reads from the cookie itself. */
type TabMessage = 'loggedOut' | 'changed';

const channelName = 'session';

export function tellTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
  return () => channel.close();
}
