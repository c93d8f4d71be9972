/** Messages between the tabs of a browser. They say that something changed; each tab reads the cookie itself. */
type TabMessage = 'loggedOut' | 'changed';

const channelName = 'session';

export function broadcastToTabs(message: TabMessage): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(message);
  channel.close();
}

export function listenToTabs(listener: (message: TabMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
  return () => channel.close();
}
